/** Space around the blocks of a content page: bands keep away from running text, the last one touches the footer. */
export const CONTENT_FLOW =
  'pt-5 pb-14 [&>section:not(.chapter)]:my-8 [&>section:not(.chapter):first-child]:mt-4 [&>section:not(.chapter):last-child]:-mb-14'
