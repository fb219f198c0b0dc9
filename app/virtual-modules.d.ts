declare module 'virtual:times.css';
declare module '*.css';
