interface ConsentLabelProps {
  readonly text: string
  readonly link: string
  /** Missing where the tenant has not published the page. */
  readonly href: string | undefined
}

/** What the person agrees to, with the way to read it first. */
export function ConsentLabel({ text, link, href }: ConsentLabelProps) {
  return (
    <>
      {text}{' '}
      {href ? (
        <a className="link" href={href} target="_blank" rel="noopener">
          {link}
        </a>
      ) : null}
    </>
  )
}
