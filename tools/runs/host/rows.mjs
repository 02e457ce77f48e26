/** @typedef {{table: string, columns: string[], where?: string}} Query */

/** A column of SQLite holds a moment as milliseconds. @param {string} column @param {unknown} value */
function readable(column, value) {
  return column.endsWith('_at') && typeof value === 'number'
    ? new Date(value).toISOString()
    : value;
}

/**
 * @param {any} strapi
 * @param {Query} query
 * @returns {Promise<unknown[][]>} the rows of a table, by their ids
 */
export async function readRows(strapi, {table, columns, where}) {
  const found = strapi.db.connection.from(table).select(columns).orderBy('id');
  const rows = await (where ? found.whereRaw(where) : found);
  return rows.map((/** @type {Record<string, unknown>} */ row) =>
    columns.map((column) => readable(column, row[column])),
  );
}
