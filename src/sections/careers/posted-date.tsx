interface PostedDateProps {
  /** The day, as an ISO 8601 date. */
  readonly date: string;
}

/** Since when a position has been open. The day is the same in every time zone. */
export function PostedDate({ date }: PostedDateProps) {
  const day = new Date(date).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
  return (
    <span>
      Posted <time dateTime={date}>{day}</time>
    </span>
  );
}
