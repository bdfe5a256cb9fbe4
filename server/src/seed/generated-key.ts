/**
 * SQL for the key of a generated row, from its sort and its number `no`: the same number always gives the same key. A bare
 * digest is a uuid to PostgreSQL only; with version and variant in place it is one to the contract, too.
 * `sort` is written into the statement: a word of our own.
 */
export function generatedKey(sort: string): string {
  return `overlay(overlay(md5('${sort}' || no) placing '5' from 13) placing 'a' from 17)::uuid`
}
