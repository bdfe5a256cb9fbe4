import type { Block } from '@meltem/contract/content/content'

export type BlockOf<T extends Block['tip']> = Extract<Block, { tip: T }>
