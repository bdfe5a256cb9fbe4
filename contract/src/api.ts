import { sendContactMessage } from './audience.ts'
import { getPage, listPages } from './content.ts'
import type { Endpoint } from './endpoint.ts'
import { getFilterData, getOtherSettings, getSettings } from './settings.ts'
import { getHealth, getStaff, listMessages, loginStaff, logoutStaff, updateMessage } from './staff.ts'

/** Every call of the product: documentation, access matrix and fuzz tests walk this list. */
export const API: readonly Endpoint[] = [
  getSettings,
  getOtherSettings,
  getFilterData,
  getPage,
  listPages,
  sendContactMessage,
  loginStaff,
  logoutStaff,
  getStaff,
  listMessages,
  updateMessage,
  getHealth,
]
