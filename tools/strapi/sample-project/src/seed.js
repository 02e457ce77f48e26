/**
 * The content that each page's samples begin with. Ids of different tables cannot be mistaken for each other: the first article
 * is 11, the first author 31.
 */
const firstIds = {
  articles: 11,
  authors: 31,
  categories: 41,
  components_shared_seos: 51,
  components_blocks_quotes: 61,
  homepages: 71,
  comments: 81,
};

/** What readers of the site may do without signing in. */
const publicActions = [
  'api::article.article.find',
  'api::article.article.findOne',
  'api::category.category.find',
  'api::category.category.findOne',
];

async function setFirstIds({db}) {
  for (const [name, id] of Object.entries(firstIds)) {
    await db.connection('sqlite_sequence').where({name}).del();
    await db.connection('sqlite_sequence').insert({name, seq: id - 1});
  }
}

async function createAccess(strapi) {
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({where: {type: 'public'}});
  for (const action of publicActions) {
    await strapi.db
      .query('plugin::users-permissions.permission')
      .create({data: {action, role: role.id}});
  }
  const superAdmin = await strapi.service('admin::role').getSuperAdmin();
  const admin = await strapi.service('admin::user').create({
    email: 'grace@example.com',
    firstname: 'Grace',
    lastname: 'Hopper',
    password: 'Sample-password-1',
    isActive: true,
    roles: [superAdmin.id],
  });
  const sessions = strapi.sessionManager('admin');
  const {token: refreshToken} = await sessions.generateRefreshToken(String(admin.id), 'sample', {
    type: 'refresh',
  });
  const {token: adminToken} = await sessions.generateAccessToken(refreshToken);
  const {accessKey: apiToken} = await strapi
    .service('admin::api-token')
    .create({name: 'Samples', type: 'full-access', description: '', lifespan: null});
  return {adminToken, apiToken};
}

async function createContent(strapi) {
  const author = await strapi
    .documents('api::author.author')
    .create({data: {name: 'Ada', email: 'ada@example.com'}, status: 'published'});
  const categories = strapi.documents('api::category.category');
  const food = await categories.create({data: {name: 'Food', slug: 'food'}});
  await categories.create({data: {name: 'Travel', slug: 'travel'}});
  const articles = strapi.documents('api::article.article');
  const {documentId} = await articles.create({
    data: {
      title: 'Bread',
      slug: 'bread',
      author: author.documentId,
      categories: [food.documentId],
      seo: {metaTitle: 'Bread | Blog'},
      blocks: [{__component: 'blocks.quote', text: 'Knead.'}],
    },
    status: 'published',
  });
  await articles.update({documentId, locale: 'fr', data: {title: 'Pain'}});
}

/**
 * Fills an empty database.
 *
 * @returns the tokens that requests of the samples may carry
 */
module.exports = async (strapi) => {
  await setFirstIds(strapi);
  await strapi.plugin('i18n').service('locales').create({code: 'fr', name: 'French (fr)'});
  const access = await createAccess(strapi);
  await createContent(strapi);
  return access;
};
