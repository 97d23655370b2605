export { sharePathScript as onPreRenderHTML } from "./page-path-script";
