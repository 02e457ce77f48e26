// Starts Strapi in the project that is the working directory, with what the pictures show.
const {createRequire} = require('node:module');
const path = require('node:path');

/** More than the samples need, so that lists have rows. @param {any} strapi */
async function addContent(strapi) {
  const categories = strapi.documents('api::category.category');
  const articles = strapi.documents('api::article.article');
  const authors = strapi.documents('api::author.author');
  for (const name of ['Baking', 'Breakfast', 'Recipes']) {
    await categories.create({data: {name, slug: name.toLowerCase()}});
  }
  const all = await categories.findMany({sort: 'id'});
  const [bread] = await articles.findMany();
  await articles.update({
    documentId: bread.documentId,
    data: {categories: all.map((/** @type {{documentId: string}} */ {documentId}) => documentId)},
  });
  const author = (await authors.findMany())[0].documentId;
  await articles.create({
    data: {title: 'Soup', slug: 'soup', summary: 'For cold days.', author},
    status: 'published',
  });
  await articles.create({data: {title: 'Tea', slug: 'tea', author}});
}

/** Two plain images for the media library. @param {any} strapi @param {NodeRequire} load */
async function addImages(strapi, load) {
  const sharp = load('sharp');
  for (const {name, background} of [
    {name: 'bread.png', background: '#d9a86c'},
    {name: 'soup.png', background: '#c0583c'},
  ]) {
    const filepath = path.join(process.cwd(), name);
    const {size} = await sharp({create: {width: 640, height: 480, channels: 3, background}})
      .png()
      .toFile(filepath);
    await strapi
      .plugin('upload')
      .service('upload')
      .upload({
        data: {fileInfo: {name}},
        files: {filepath, originalFilename: name, mimetype: 'image/png', size},
      });
  }
}

async function main() {
  const load = createRequire(path.join(process.cwd(), 'package.json'));
  const {createStrapi} = load('@strapi/strapi');
  const app = createStrapi({appDir: process.cwd(), distDir: process.cwd()});
  app.config.set('server.port', Number(process.env.PORT));
  await app.load();
  await load('./src/seed.js')(app);
  await addContent(app);
  await addImages(app, load);
  await app.listen();
  process.send?.('ready');
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
