import type { Severity, ValueProblem } from "../findings";

const DUMMY = "this is dummy text";
const NOTE = "this is a note for whoever writes the text";
const WAITING = "this place still waits for its words";
const PROGRAM = "a program has left this in place of words";
const UNWRITTEN = "this is no text for readers yet";

/** What a bracket says when it stands for something that is still to come: "[insert quote]", "[client’s name]". */
const ASKING = [
  String.raw`(?:insert|add|fill in|enter|write|put|replace|choose|select|update|check|verify|confirm|tb[acd]|to-?do|tk)\b[^\]\n]{0,80}`,
  String.raw`(?:(?:your|client|company|person|customer|author|speaker|partner|first|last|full)(?:['’]s)? )?(?:name|title|date|time|city|link|url|number|figure|amount|quote|source|image|picture|photo|logo|text|headline)(?: (?:here|to come|tb[acd]))?`,
  String.raw`\?+|_+|x{2,}`,
].join("|");

/** What a writer asks somebody, or nobody, to do. */
const CHORES = "check|double-check|confirm|verify|rewrite|rephrase|clarify|shorten|expand";
const OBJECTS = "this|that|it|figures?|numbers?|dates?|names?|spelling|source|wording|again|me";

/** What writers and their programs leave in a text, each with what the check says of it. */
const LEFTOVERS: readonly (readonly [message: string, pattern: RegExp, severity?: Severity])[] = [
  [DUMMY, /\blorem ipsum\b|\bdolor sit amet\b|\bconsectetur adipiscing\b|\bquick brown fox\b/i],
  [DUMMY, /\b(?:dummy|filler|placeholder|sample) (?:text|copy|content|title|headline|paragraph|quote)\b/i],
  [DUMMY, /\b(?:text|copy|title|content|headline|quote|bio|description) (?:goes|to go) here\b/i],
  [
    DUMMY,
    /\b(?:your|add|insert|write|type|enter|put) (?:\w+ ){0,2}(?:text|title|headline|name|description|quote|content) here\b/i,
  ],
  [NOTE, /(?<![\w@#./-])(?:TODO|FIXME|TBD|TBC|TKTK|TK(?! [A-Z]))(?![\w@/-])/],
  [NOTE, /(?<![\w@#./-])(?:todo|fix ?me|tbd|tbc|tk)\s?:|(?:^|[.!?(]\s*)to[- ]do\s?:|^(?:DRAFT|WIP)(?:\b|:)/i],
  [NOTE, /\bnotes? to (?:self|myself|editor|the editor|designer|translator)\b/i],
  [
    NOTE,
    /\b(?:editor|author|internal|writer)(?:['’]s)? note\s?:|\b(?:citation|source|reference) needed\b|\bsource\s?\?/i,
  ],
  [
    NOTE,
    /\bDO NOT PUBLISH\b|\b(?:[Dd]o not|[Dd]on['’]t) publish (?:yet|this)\b|\b[Nn]ot (?:yet )?ready (?:to publish|for publication)\b/,
  ],
  [
    NOTE,
    new RegExp(
      String.raw`[([](?:please |pls )?(?:${CHORES})\b(?: (?:${OBJECTS}|with)\b[^()[\]\n]{0,80})?[.?!]*[)\]]`,
      "i",
    ),
  ],
  [
    NOTE,
    new RegExp(
      String.raw`\b(?:please|pls) (?:${CHORES}) (?:${OBJECTS})\b|\b(?:fact|spell)-?check (?:this|needed|please)\b`,
      "i",
    ),
  ],
  [NOTE, /\((?:ask|check with|confirm with) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?\??\)/u],
  [
    NOTE,
    /\b(?:check|confirm|clear|discuss) (?:this |it )?with \w+(?: \w+)? (?:before|prior to) (?:publishing|publication|going live|we publish)\b/i,
  ],
  [NOTE, /[([](?:more|rest|text|details?) (?:to follow|to come|coming)[.…]*[)\]]/i],
  [WAITING, new RegExp(String.raw`\[\s*(?:${ASKING})\s*\](?!\()`, "i")],
  [WAITING, /\[[A-Z][A-Z0-9/’'-]*(?:[ _][A-Z0-9/’'-]+)+\](?!\()|\[[A-Z]{6,}\](?!\()/],
  [WAITING, /<<[^<>\n]{1,60}>>|\{\{[^{}\n]{1,60}\}\}|\{%[^\n]{1,60}%\}|\$\{[\w.]+\}|%%\w+%%|_{4,}|\?{3,}|\(\?+\)/],
  [
    WAITING,
    /(?<![\w@#./-]|\p{Lu}\p{L}+ )(?:x{3,6}|X{3,6})(?![\w@/-])|[$€£]\s?X{2,}|[$€£]\s?X (?:m\b|bn\b|million|billion)/u,
  ],
  [WAITING, /(?<![\w.-])(?:XX|xx)\s?(?:%|percent|million|billion|years|months|weeks|days|clients|people)/],
  ["this was said to the writer, not to the reader", /\bas an AI (?:language )?(?:model|assistant)\b/i],
  [
    "this was said to the writer, not to the reader",
    /\b(?:certainly|sure|of course)[!,] here(?: is|['’]s| are)\b|\bhere(?: is|['’]s) (?:a|the|your) (?:revised|rewritten|polished|improved) (?:version|text|paragraph)\b|\bI hope this helps\b/i,
  ],
  [
    PROGRAM,
    /\[object Object\]|#(?:REF!|VALUE!|NAME\?|DIV\/0!)|\bError! (?:Reference|Bookmark)\b|^(?:undefined|null|NaN)$/,
  ],
  ["two versions of the text meet here, and nobody has chosen", /^(?:<{7}|>{7}|={7})(?: |$)/m],
  [
    UNWRITTEN,
    /^(?:test ?\d*|test (?:text|title|article|entry|page|job|post)|asdf\w*|qwert[yz]\w*|foo(?: ?bar)?|bla(?: ?bla)+|blah(?: blah)*|untitled(?: \w+)?|placeholder|dummy|hello,? world!?|tb[cd]|n\.? ?n\.?)$/i,
  ],
  [
    UNWRITTEN,
    /^(?:\S+\.(?:jpe?g|png|webp|avif|tiff?|gif|heic|svg|pdf|docx?)|(?:IMG|DSC|DSCF|PXL|P)_?\d{3,}\w*|alt(?: text)?|image|picture|photo|img)$/i,
  ],
  [
    UNWRITTEN,
    /^(?:new (?:article|entry|page|job|post|white paper|webinar|case study|item|service|industry)|copy of .+|.+ \(copy(?: \d+)?\)|\?+|\.+|…|[-–—]+)$/i,
  ],
  [
    "this is still open",
    /(?<![\w@#./-])TBA(?![\w@/-])|^to be (?:announced|confirmed|determined|decided|defined)\.?$|\(to be (?:announced|confirmed|determined|decided|defined)\)/i,
    "warning",
  ],
];

const REMEDY = "Write what readers should see here, or delete it.";

/**
 * Looks in words for what their writer left behind: dummy text, notes, places that wait for their words.
 *
 * @param words what readers see; anything else is masked
 * @returns at most one problem, at its place
 */
export function checkLeftovers(words: string): ValueProblem[] {
  for (const [message, pattern, severity = "mistake"] of LEFTOVERS) {
    const found = pattern.exec(words);
    if (found) return [{ severity, part: found.index, value: found[0].trim(), message, remedy: REMEDY }];
  }
  return [];
}
