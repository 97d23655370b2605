export { deferScripts } from "./defer-scripts";
