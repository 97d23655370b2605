/**
 * The time of the build: it decides which webinars have ended, which year stands in the footer's HTML, and until when
 * security.txt holds. `BUILD_DATE` ("2027-01-05", or with a time) builds the site as on another day.
 *
 * @throws Error where `BUILD_DATE` is no date
 */
export function buildDate({ BUILD_DATE }: NodeJS.ProcessEnv = process.env): Date {
  if (!BUILD_DATE) return new Date();
  const date = new Date(BUILD_DATE);
  if (Number.isNaN(date.getTime()))
    throw new Error(`BUILD_DATE is "${BUILD_DATE}", which is no date: write 2027-01-05`);
  return date;
}
