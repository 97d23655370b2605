// Does a change need the full tests? Says to a workflow whether only the content has changed since the commit BASE
import { filesSince, isOnlyContent } from "../test/changes";

const [base = "HEAD^1"] = process.argv.slice(2);
console.log(`only-content=${String(isOnlyContent(filesSince(base)))}`);
