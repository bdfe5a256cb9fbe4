import { type Picture, pictureUrl } from '@meltem/contract/content/picture'

/** Whole and on white, as logos have clear parts; without one, the first letter of the name. Beside the name, so silent. */
export function AgencyLogo({ logo, marka }: { logo: Picture | null; marka: string }) {
  const width = logo?.genislikler.toSorted((a, b) => a - b)[0]
  const format = logo?.bicimler.find((candidate) => candidate === 'webp') ?? logo?.bicimler[0]
  if (!logo || !width || !format) {
    return (
      <span
        aria-hidden="true"
        className="grid size-24 shrink-0 place-items-center rounded-control bg-sea-deep text-38 text-white"
      >
        {marka.slice(0, 1)}
      </span>
    )
  }
  return (
    <span className="grid size-24 shrink-0 place-items-center rounded-control border border-line bg-white p-2">
      <img
        src={pictureUrl(logo, width, format)}
        alt=""
        width={logo.en}
        height={logo.boy}
        className="size-full object-contain"
      />
    </span>
  )
}
