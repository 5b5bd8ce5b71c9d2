/** Makes a drawing a complete SVG document, which an `<img>` or a browser window can load. */
export const standingAlone = (svg: string) =>
  svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" ')
