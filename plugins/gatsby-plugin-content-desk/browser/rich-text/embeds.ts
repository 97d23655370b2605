/** A picture in the text of a form. */
interface Picture {
  readonly src: string;
  readonly alt: string;
  readonly caption: string;
}

/** What Sveltia's editor carries through a text as it is: a picture, or a part that is HTML. */
export type Embed = { readonly picture: Picture } | { readonly html: string };

/** A text whose embeds are replaced by marks, each of them a word of its own for Markdown. */
export interface MarkedText {
  readonly text: string;
  readonly embeds: readonly Embed[];
}

/** A part that is HTML, on lines of its own: the editor has a component for it (`html-component.ts`). */
export const HTML_PART = /^<!-- html\n([\s\S]*?)\nhtml -->$/m;

/** A picture as Sveltia's own component reads it: it unescapes nothing in the alternative text and the title. */
const PICTURE =
  /!\[((?:[^\]\\\n]|\\.)*)\]\(((?:[^"()\\\n]|\\.|\([^)\n]*\)|"[^"\n]*")*?)(?:[^\S\n]+"((?:[^"\\\n]|\\.)*)")?\)/;

const EMBED = new RegExp(`${HTML_PART.source}|${PICTURE.source}`, "gm");

/** Characters for private use: no text has them. */
const MARK = /\uE000(\d+)\uE001/;

const mark = (index: number) => `\uE000${String(index)}\uE001`;

/** Replaces the pictures and the HTML in a form's Markdown by marks. */
export function takeEmbeds(markdown: string): MarkedText {
  const embeds: Embed[] = [];
  const text = markdown.replace(EMBED, (_match, html: string | undefined, alt = "", src = "", caption = "") => {
    embeds.push(
      html === undefined ? { picture: { src: src.trim(), alt: alt.trim(), caption: caption.trim() } } : { html },
    );
    return mark(embeds.length - 1);
  });
  return { text, embeds };
}

/** Splits a text at its marks: what stands at odd places are the numbers of embeds. */
export function splitAtMarks(text: string): string[] {
  return text.split(MARK);
}

/** Puts the embeds back where their marks stand. */
export function putEmbeds({ text, embeds }: MarkedText): string {
  return splitAtMarks(text)
    .map((part, index) => {
      const embed = index % 2 === 1 ? embeds[Number(part)] : undefined;
      return embed ? writeEmbed(embed) : part;
    })
    .join("");
}

/** Writes a picture or a part that is HTML as the form's Markdown has it. */
export function writeEmbed(embed: Embed): string {
  if ("html" in embed) return `<!-- html\n${embed.html}\nhtml -->`;
  const { src, alt, caption } = embed.picture;
  return `![${alt}](${src}${caption === "" ? "" : ` "${caption}"`})`;
}
