/** The report's CSS: legible on a phone as well as on a wide screen, and on paper. */
export const REPORT_STYLE = `
  *, *::before, *::after { box-sizing: border-box; }
  body { margin: 0 auto; padding: 1rem clamp(1rem, 4vw, 3rem) 4rem; max-width: 80rem;
    font: 1rem/1.5 system-ui, sans-serif; color: #1b2330; background: #fff; }
  h1 { font-size: 1.75rem; line-height: 1.2; }
  h2 { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid #cbd2dc; font-size: 1.35rem; overflow-wrap: anywhere; }
  a, summary { color: #0a4fa3; }
  :focus-visible { outline: 3px solid #0a4fa3; outline-offset: 2px; }
  nav ul { padding: 0; list-style: none; columns: 16rem; }
  li { overflow-wrap: anywhere; }
  .frame { overflow-x: auto; }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { padding: 0.35rem 1rem 0.35rem 0; border-bottom: 1px solid #e3e8ee; text-align: right; white-space: nowrap; }
  th:first-child { text-align: left; font-weight: 400; }
  thead th { color: #48536a; font-size: 0.875rem; }
  svg { display: inline-block; width: 100%; min-width: 8rem; height: 1.1rem; vertical-align: middle; }
  .bar { width: 40%; }
  .paint { width: 18%; }
  .page { fill: #17754a; }
  .over { fill: #b3261e; }
  .floor { fill: #8a96a8; }
  .limit { fill: #1b2330; }
  .exceeds { color: #b3261e; font-weight: 600; }
`;
