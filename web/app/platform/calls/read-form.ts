import { data } from 'react-router'

/** What a form without a script has sent. Anything that is no form is refused: no page of ours sends it. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch (error) {
    throw data(null, { status: 415, statusText: error instanceof Error ? error.name : 'no form' })
  }
}
