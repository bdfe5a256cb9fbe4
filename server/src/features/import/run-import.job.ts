import type { TenantDirectory } from '../../platform/http/tenant-directory.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Services } from '../../services.ts'
import { type ImportRun, runImport } from './run-import.ts'

export function runImportJob(services: Services, tenants: TenantDirectory): Job<ImportRun> {
  return {
    id: 'run-import',
    description: 'Writes or publishes what an operator has brought as a file, product by product, from where it was',
    run: async (run) => {
      const tenant = tenants.all().find(({ id }) => id === run.tenant_id)
      if (tenant) await runImport(services, tenant, run)
    },
  }
}
