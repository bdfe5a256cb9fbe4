import { Outlet } from 'react-router'
import { BookingWords } from '../components/layout/booking-words.tsx'
import '../styles/product.css'
import '../styles/booking.css'

/** Basket, checkout and outcomes. What they show is known in the browser only: the server draws their frame. */
export default function BasketLayout() {
  return (
    <BookingWords>
      <div className="wrap pb-18">
        <Outlet />
      </div>
    </BookingWords>
  )
}
