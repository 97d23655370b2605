/**
 * For `catch`: takes errors of the file system with one of these codes for nothing, and throws all others.
 *
 * @param codes such as `ENOENT`
 */
export function unlessCode(...codes: string[]): (error: unknown) => undefined {
  return (error) => {
    if (!codes.includes(String((error as NodeJS.ErrnoException).code))) throw error;
  };
}
