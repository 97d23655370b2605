/** Font files are imported for their address; webpack copies them and adds a hash. */
declare module "*.woff2" {
  const address: string;
  export default address;
}
