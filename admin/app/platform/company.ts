const PLACEHOLDER = '__COMPANY__'

/** The server writes the tenant of the host into the page; the development server of Vite does not. */
export function findCompany(page: Document, search: string): string {
  const written = page.querySelector<HTMLMetaElement>('meta[name="company"]')?.content
  if (written && written !== PLACEHOLDER) return written
  return new URLSearchParams(search).get('company') ?? 'meltem'
}
