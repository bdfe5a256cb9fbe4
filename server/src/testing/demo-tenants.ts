import { DEMO_CONTENT } from '@meltem/demo/folder'
import { readContent } from '../features/catalog/import/read-content.ts'

/** The demo tenants, read as a start reads them. */
export const TENANTS = readContent(DEMO_CONTENT)
