import { getToday } from '@meltem/contract/today/office'
import type { Api } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { readToday } from './today.service.ts'

export function mountToday(api: Api, services: Services): void {
  api.mount(getToday, (_input, context) => readToday(services, context))
}
