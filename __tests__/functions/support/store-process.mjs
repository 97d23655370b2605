/** Runs Netlify's local Blobs server: `node store-process.mjs DIRECTORY TOKEN`; prints its address. */
import { BlobsServer } from "@netlify/blobs/server";

const [, , directory, token] = process.argv;
const { address } = await new BlobsServer({ directory, token }).start();
console.log(address);
