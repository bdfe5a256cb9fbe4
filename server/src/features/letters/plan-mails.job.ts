import type { TenantDirectory } from '../../platform/http/tenant-directory.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Services } from '../../services.ts'
import { planForgottenMails } from './outbox.ts'

/** Mails are planned a moment after their commit; this one finds those whose process ended in that moment. */
export function planMails({ db, queue }: Pick<Services, 'db' | 'queue'>, tenants: TenantDirectory): Job {
  return {
    id: 'plan-mails',
    description: 'Plans mails of the outbox that no job knows of yet',
    schedule: '* * * * *',
    run: async () => {
      for (const { id } of tenants.all()) await planForgottenMails(db, queue, id)
    },
  }
}
