import type { DemoTenant } from './tenant-data.ts'
import { meltem } from './tenants/meltem/tenant.ts'
import { poyraz } from './tenants/poyraz/tenant.ts'

export const TENANTS: readonly DemoTenant[] = [meltem, poyraz]
