import * as z from 'zod/mini'

/** A bend of a line on the chart. */
export const WayPoint = z.object({
  enlem: z.number().check(z.describe('Latitude')),
  boylam: z.number().check(z.describe('Longitude')),
})
