import type { CustomPreviewTemplateProps } from "@sveltia/cms";

type GetAsset = CustomPreviewTemplateProps["getAsset"];

/** What Sveltia hands out for a picture, which its types leave out. */
type Asset = ReturnType<GetAsset> & { toBase64(): Promise<string> };

/** Nothing to see, until a picture is there. */
const TRANSPARENT = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

const isAddress = (path: string) => /^(blob|data|https?):/.test(path);

/**
 * Finds the addresses of a form's pictures. Those that were just dropped stand in the form by their addresses; those of
 * the repository are read first.
 */
export class PictureUrls {
  private readonly urls = new Map<string, string>();

  /**
   * Returns the address of a picture; that of an empty one until it is read.
   *
   * @param path as the form has it
   * @param getAsset finds the pictures of the repository
   * @param onRead is called once the picture is read
   */
  urlOf(path: string, getAsset: GetAsset, onRead: () => void): string {
    if (isAddress(path)) return path;
    const known = this.urls.get(path);
    if (known !== undefined) return known;
    this.urls.set(path, TRANSPARENT);
    void this.read(path, getAsset).then((url) => {
      this.urls.set(path, url);
      onRead();
    });
    return TRANSPARENT;
  }

  /** Reads a picture of the repository; where it can't be read, its path stands for it, which says so by its absence. */
  private async read(path: string, getAsset: GetAsset): Promise<string> {
    const asset = getAsset(path) as Asset | undefined;
    try {
      const base64 = await asset?.toBase64();
      if (base64 === undefined) return path;
      // An address of our own: Sveltia revokes its addresses when it doesn't show the picture any more.
      return URL.createObjectURL(new Blob([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))]));
    } catch {
      return path;
    }
  }
}
