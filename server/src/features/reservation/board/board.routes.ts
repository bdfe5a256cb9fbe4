import * as calls from '@meltem/contract/reservation/board-office'
import { type Api, requireStaff } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { staffAct } from '../acting.ts'
import { moveBooking, quoteMove } from '../change/move-booking.ts'
import { closeFreeDays, openClosedDays } from '../stock/close-days.ts'
import { readBoard } from './read-board.ts'

export function mountBoard(api: Api, services: Services): void {
  api.mount(calls.getBoard, (input, context) => readBoard(services, input, context))
  api.mount(calls.closeFreeDays, async (input, context) => {
    const { k_no } = await requireStaff(context)
    return await closeFreeDays(await staffAct(services, context), k_no, input)
  })
  api.mount(calls.openClosedDays, async (input, context) => openClosedDays(await staffAct(services, context), input))
  api.mount(calls.quoteMove, async (input, context) => ({
    data: await quoteMove(await staffAct(services, context), input, context.language),
  }))
  api.mount(calls.moveBooking, async (input, context) =>
    moveBooking(await staffAct(services, context), input, context.language),
  )
}
