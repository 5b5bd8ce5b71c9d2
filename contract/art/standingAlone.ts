/** A drawing as a document of its own, which an `<img>` or a browser's window can open. */
export const standingAlone = (svg: string) =>
  svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" ')
