import * as calls from '@meltem/contract/import/office'
import type { Api } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import {
  downloadMarked,
  downloadTemplate,
  getImport,
  listImports,
  startRun,
  tryImport,
  uploadImport,
} from './imports.ts'

/** Catalogues as files: taken along, brought, tried, written and published. */
export function mountImport(api: Api, services: Services): void {
  api.mount(calls.downloadTemplate, (input, context) => downloadTemplate(services, context, input))
  api.mount(calls.uploadImport, (input, context) => uploadImport(services, context, input))
  api.mount(calls.tryImport, (input, context) => tryImport(services, context, input))
  api.mount(calls.getImport, (input, context) => getImport(services, context, input))
  api.mount(calls.listImports, (_input, context) => listImports(services, context))
  api.mount(calls.confirmImport, ({ k_no }, context) => startRun(services, context, { k_no, asama: 'yaziliyor' }))
  api.mount(calls.publishImport, ({ k_no }, context) => startRun(services, context, { k_no, asama: 'yayinlaniyor' }))
  api.mount(calls.downloadMarked, (input, context) => downloadMarked(services, context, input))
}
