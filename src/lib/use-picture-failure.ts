import { useEffect, useRef, useState } from "react";

/** Tells whether a picture could not be loaded, also where that happened before scripts ran. */
export function usePictureFailure() {
  const ref = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const image = ref.current;
    if (!image) return;
    const fail = () => {
      setFailed(true);
    };
    if (image.complete && image.currentSrc !== "" && image.naturalWidth === 0) fail();
    image.addEventListener("error", fail);
    return () => {
      image.removeEventListener("error", fail);
    };
  }, []);

  return { ref, failed };
}
