const PLACEHOLDER = '__COMPANY__'

/** The server writes the tenant of the host into the page; the development server of Vite does not. */
export function findCompany(page: Document, search: string): string {
  const written = page.querySelector<HTMLMetaElement>('meta[name="company"]')?.content
  // Empty on the page of the installation, which is no tenant's.
  if (written !== undefined && written !== PLACEHOLDER) return written
  return new URLSearchParams(search).get('company') ?? 'meltem'
}
