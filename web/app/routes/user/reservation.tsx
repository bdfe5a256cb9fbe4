import { MemberData } from '../../features/member/member-data.tsx'
import { userMeta } from '../../features/member/user-meta.ts'
import { MemberScreen } from '../../features/reservation/screen/member-screen.tsx'
import type { Route } from './+types/reservation.ts'
import '../../platform/words/booking-words.ts'
import '../../styles/booking.css'

export default function ReservationPage({ params }: Route.ComponentProps) {
  return (
    <MemberData>
      <MemberScreen key={params.k_no} k_no={params.k_no} />
    </MemberData>
  )
}

export function meta(parts: Route.MetaArgs) {
  return userMeta('reservations', parts)
}
