/** How much is done, drawn; the figure in it is what is read. */
export function SetupRing({ done, all }: { done: number; all: number }) {
  const length = 2 * Math.PI * 22
  return (
    <span className="relative grid h-14 w-14 flex-none place-items-center">
      <svg viewBox="0 0 52 52" aria-hidden="true" className="absolute inset-0 -rotate-90 fill-none">
        <circle cx="26" cy="26" r="22" strokeWidth="7" className="stroke-line" />
        <circle
          cx="26"
          cy="26"
          r="22"
          strokeWidth="7"
          strokeDasharray={`${(length * done) / all} ${length}`}
          className="stroke-sea"
        />
      </svg>
      <b className="num relative text-14 font-[660]">
        {done}/{all}
      </b>
    </span>
  )
}
