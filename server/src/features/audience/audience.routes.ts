import { sendContactMessage } from '@meltem/contract/audience'
import type { Api } from '../../http/api.ts'
import type { Services } from '../../services.ts'
import { receiveContactMessage } from './contact.service.ts'

export function mountAudience(api: Api, services: Services): void {
  api.mount(sendContactMessage, async (form, context) => ({
    mesaj_no: await receiveContactMessage(services, form, context),
  }))
}
