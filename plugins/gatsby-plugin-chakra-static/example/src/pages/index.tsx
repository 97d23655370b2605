import { Gallery } from "../gallery";

export default function IndexPage() {
  return (
    <main>
      <Gallery />
    </main>
  );
}
