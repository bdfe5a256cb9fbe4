/** What every tab of a product is given. */
export interface TabProps {
  readonly k_no: string
}
