import type { GeoContext } from "d3-geo";

/** A step shorter than this, in both directions together, is left out: nobody sees it. */
const SHORTEST_STEP = 2;

/**
 * Draws shapes as the data of an SVG path: in whole numbers, without the shortest steps, and each point relative to
 * the one before. d3's own writer takes four times the characters.
 */
export class CompactPath implements GeoContext {
  private readonly parts: string[] = [];
  private x = 0;
  private y = 0;
  private startX = 0;
  private startY = 0;

  beginPath(): void {
    this.parts.length = 0;
  }

  moveTo(x: number, y: number): void {
    this.startX = this.x = Math.round(x);
    this.startY = this.y = Math.round(y);
    this.parts.push(`M${String(this.x)} ${String(this.y)}`);
  }

  lineTo(x: number, y: number): void {
    const dx = Math.round(x) - this.x;
    const dy = Math.round(y) - this.y;
    if (Math.abs(dx) + Math.abs(dy) < SHORTEST_STEP) return;
    this.parts.push(`l${String(dx)}${dy < 0 ? "" : " "}${String(dy)}`);
    this.x += dx;
    this.y += dy;
  }

  closePath(): void {
    this.parts.push("z");
    this.x = this.startX;
    this.y = this.startY;
  }

  /** Only points are drawn as arcs, and land has none. */
  arc(): void {
    throw new Error("A point cannot be written as an outline");
  }

  toString(): string {
    // What is left of the smallest islands is a point or a line.
    return this.parts.join("").replace(/M\d+ \d+(l-?\d+[ -]\d+)?z/g, "");
  }
}
