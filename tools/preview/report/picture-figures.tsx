import type { PagePictures, PictureFile, Rows } from "../take-pictures";

/** The rows shown above and below those that differ. */
const MARGIN = 60;

/** The height shown of a new page, as a multiple of its width. */
const NEW_PAGE_SHARE = 1.5;

const CAPTIONS = { before: "Before", after: "After", marked: "The difference, marked" } as const;

const windowName = (width: number) => (width < 500 ? "phone" : "desktop");

function widened({ top, bottom }: Rows, height: number): Rows {
  return { top: Math.max(0, top - MARGIN), bottom: Math.min(height, bottom + MARGIN) };
}

/** Some rows of a picture, with a link to the whole one. */
function Crop({ picture, rows, alt }: { picture: PictureFile; rows: Rows; alt: string }) {
  const { file, width, height } = picture;
  return (
    <div className="frame">
      <a className="crop" href={file} style={{ aspectRatio: `${width} / ${rows.bottom - rows.top}` }}>
        <img
          src={file}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          style={{ transform: `translateY(-${(rows.top / height) * 100}%)` }}
        />
      </a>
    </div>
  );
}

/** The pictures of a page in a window of one width, cropped to the differences; nothing when there are none. */
export function PictureFigures({ path, width, pictures }: PagePictures) {
  if (!pictures) return null;
  const shown = "marked" in pictures ? (["before", "after", "marked"] as const) : (["after"] as const);
  return (
    <>
      <h4>
        On a {windowName(width)}, {width} px wide
      </h4>
      <div className={`figures ${windowName(width)}`}>
        {shown.map((which) => {
          const picture = "marked" in pictures ? pictures[which] : pictures.after;
          const rows =
            "marked" in pictures
              ? widened(pictures.rows, picture.height)
              : { top: 0, bottom: Math.min(picture.height, Math.round(width * NEW_PAGE_SHARE)) };
          const caption = "marked" in pictures ? CAPTIONS[which] : "The top of the new page";
          return (
            <figure key={which}>
              <figcaption>{caption}</figcaption>
              <Crop picture={picture} rows={rows} alt={`${path} on a ${windowName(width)}: ${caption.toLowerCase()}`} />
            </figure>
          );
        })}
      </div>
    </>
  );
}
