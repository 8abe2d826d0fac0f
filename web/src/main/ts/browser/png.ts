/** Renders an SVG picture as a PNG of the same size; nothing where the browser cannot. */
export async function renderPng(svg: string): Promise<Blob | undefined> {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    return (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"))) ?? undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}
