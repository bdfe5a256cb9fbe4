import { DAYS_ID } from '../../booking/booking-context.tsx'
import { WhenFields } from '../../booking/fields/when-fields.tsx'

/** On a phone the days stand right under the title: the panel that asks for them lies in a sheet. */
export function DaysFirst() {
  return (
    <div id={DAYS_ID} className="wrap mt-4 sm:hidden print:hidden">
      <WhenFields place="bas" />
    </div>
  )
}
