/** Copies files for another event: those of an event are gone when it is over. */
export function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** Returns the words of what is pasted, without files; undefined where it is only a picture. */
export function wordsOf(pasted: DataTransfer): DataTransfer | undefined {
  const html = pasted.getData("text/html");
  const text = pasted.getData("text/plain");
  const inHtml = new DOMParser().parseFromString(html, "text/html").body.textContent;
  if (`${text}${inHtml}`.trim() === "") return undefined;
  const words = new DataTransfer();
  if (html !== "") words.setData("text/html", html);
  if (text !== "") words.setData("text/plain", text);
  return words;
}
