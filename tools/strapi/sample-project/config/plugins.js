// Strapi looks for this file as JavaScript only.
module.exports = {'users-permissions': {config: {jwtSecret: 'sample'}}};
