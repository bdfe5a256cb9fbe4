interface CellProps extends React.ComponentProps<'div'> {
  readonly kind: 'grid' | 'rowgroup' | 'row' | 'rowheader' | 'columnheader' | 'gridcell'
}

/**
 * A part of the grid of units and nights. Not a `table`: its rows come as they are scrolled to and are placed by hand.
 * The focus stays on the grid itself.
 */
export function Cell({ kind, ...rest }: CellProps) {
  return <div role={kind} {...rest} />
}
