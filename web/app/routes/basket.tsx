import { Outlet } from 'react-router'
import '../platform/words/booking-words.ts'
import '../styles/product.css'
import '../styles/booking.css'

/** Basket, checkout and outcomes. What they show is known in the browser only: the server draws their frame. */
export default function BasketLayout() {
  return (
    <div className="wrap pb-18">
      <Outlet />
    </div>
  )
}
