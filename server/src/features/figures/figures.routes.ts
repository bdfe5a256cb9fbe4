import { exportFigures, getFigures } from '@meltem/contract/figures/office'
import type { Api } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { readFigures } from './figures.service.ts'
import { figuresFile } from './figures-file.ts'

export function mountFigures(api: Api, services: Services): void {
  api.mount(getFigures, async (input, context) => ({ data: await readFigures(services, context, input) }))
  api.mount(exportFigures, (input, context) => figuresFile(services, context, input))
}
