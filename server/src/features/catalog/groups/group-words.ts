/** Groups with an address of their own, by the word their tables are named with. */
export type GroupWord = 'bolge' | 'kategori' | 'koleksiyon'

/** What stands in an order that the office sets. */
export type Ordered = GroupWord | 'filtre' | 'sablon'
